/** The program of a thread that answers every task at once. */
export default () => 'done';
