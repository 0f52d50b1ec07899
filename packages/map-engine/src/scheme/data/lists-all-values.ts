import type { BandStatistics, FieldStatistics } from '../../model';

/**
 * Whether statistics name every distinct value; of too many they name the most frequent ones.
 * @example
 * listsAllValues(fieldStatistics(properties, [field])); // true
 * listsAllValues(fieldStatistics(properties, [field], { maxUniqueValues: 3 })); // false
 */
export function listsAllValues({
  uniqueValues,
  uniqueValueCount,
}: FieldStatistics | BandStatistics): boolean {
  return uniqueValues.length > 0 && uniqueValues.length >= uniqueValueCount;
}
