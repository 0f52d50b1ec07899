#!/usr/bin/env bash
# Installs the Debian packages that the suites need and that are missing: a browser, PostgreSQL, a spreadsheet program.
set -euo pipefail
missing=()
for package in chromium-headless-shell postgresql libreoffice-calc-nogui; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
[ "${#missing[@]}" -eq 0 ] && exit 0
if [ "$(id -u)" -ne 0 ]; then
  echo "Missing Debian packages: ${missing[*]} (apt-get install ${missing[*]})" >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq "${missing[@]}"
