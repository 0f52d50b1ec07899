#!/bin/sh
# Starts the cluster in /var/lib/postgresql/gep, which the first start makes with the user and the database `gep`.
set -eu
programs=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
data=/var/lib/postgresql/gep/data
if [ ! -s "$data/PG_VERSION" ]; then
  secret=$(mktemp)
  printf '%s' "$GEP_DATABASE_PASSWORD" > "$secret"
  "$programs/initdb" -D "$data" -U gep --pwfile="$secret" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$secret"
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo 'create database gep' | "$programs/postgres" --single -D "$data" postgres > /dev/null
fi
exec "$programs/postgres" -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
