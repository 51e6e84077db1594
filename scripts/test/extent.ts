/**
 * How much a run does. `npm test` is the gate that every change passes. `npm run test:all` and a test that is run by itself do
 * everything: all rounds of the kills, properties at full length, races and large populations.
 */
export const isGate = process.env['TEST_EXTENT'] === 'gate';
