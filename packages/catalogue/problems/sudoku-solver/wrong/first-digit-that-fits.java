import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    private static int[] unitsOf(int at) {
        return new int[] {at / 9, 9 + at % 9, 18 + at / 27 * 3 + at % 9 / 3};
    }

    /** The square with the number i of a row, column or box. */
    private static int place(int unit, int i) {
        if (unit < 9) {
            return unit * 9 + i;
        }
        return unit < 18 ? i * 9 + unit - 9 : (unit - 18) / 3 * 27 + (unit - 18) % 3 * 3 + i / 3 * 9 + i % 3;
    }

    static class Search {
        final int[] grid;
        /** The digits that each row, column and box still lacks, as bits. */
        private final int[] missing = new int[27];

        Search(int[] grid) {
            this.grid = grid.clone();
            Arrays.fill(missing, 0b1111111110);
            for (int at = 0; at < 81; at++) {
                if (grid[at] != 0) {
                    turn(at, grid[at]);
                }
            }
        }

        private void turn(int at, int digit) {
            for (int unit : unitsOf(at)) {
                missing[unit] ^= 1 << digit;
            }
        }

        private int allowed(int at) {
            int[] units = unitsOf(at);
            return grid[at] != 0 ? 0 : missing[units[0]] & missing[units[1]] & missing[units[2]];
        }

        /** Finds the square, or the digit of a unit, with the fewest moves, and tries them. */
        boolean run() {
            int[] free = new int[81];
            int least = 10;
            int square = -1;
            for (int at = 0; at < 81; at++) {
                free[at] = allowed(at);
                if (grid[at] == 0 && Integer.bitCount(free[at]) < least) {
                    least = Integer.bitCount(free[at]);
                    square = at;
                }
            }
            if (square < 0) {
                return true;
            }
            int bestUnit = -1;
            int bestDigit = 0;
            for (int unit = 0; unit < 27 && least > 1; unit++) {
                for (int digit = 1; digit < 10; digit++) {
                    int places = 0;
                    for (int i = 0; i < 9; i++) {
                        places += free[place(unit, i)] >> digit & 1;
                    }
                    if ((missing[unit] >> digit & 1) == 1 && places < least) {
                        least = places;
                        bestUnit = unit;
                        bestDigit = digit;
                    }
                }
            }
            for (int i = 0; i < 9; i++) {
                int at = bestUnit < 0 ? square : place(bestUnit, i);
                int digit = bestUnit < 0 ? i + 1 : bestDigit;
                if ((free[at] >> digit & 1) == 1 && tryMove(at, digit)) {
                    return true;
                }
            }
            return false;
        }

        private boolean tryMove(int at, int digit) {
            grid[at] = digit;
            turn(at, digit);
            run();
            return true;
        }
    }

    /** Returns the solution of a sudoku of 81 squares, row by row; 0 stands for an empty square. */
    static int[] solve(int[] grid) {
        Search search = new Search(grid);
        search.run();
        return search.grid;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (int left = Integer.parseInt(in.readLine().trim()); left > 0; left--) {
            int[] grid = new int[81];
            for (int at = 0; at < 81; at += 9) {
                String line = in.readLine();
                for (int c = 0; c < 9; c++) {
                    grid[at + c] = line.charAt(c) == '.' ? 0 : line.charAt(c) - '0';
                }
            }
            int[] solved = solve(grid);
            for (int at = 0; at < 81; at++) {
                out.append(solved[at]).append(at % 9 == 8 ? "\n" : "");
            }
        }
        System.out.print(out);
    }
}
