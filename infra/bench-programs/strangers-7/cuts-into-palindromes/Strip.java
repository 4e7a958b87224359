import java.util.Scanner;

public class Strip {
    private final String letters;
    private final boolean[][] mirror;

    Strip(String letters) {
        this.letters = letters;
        this.mirror = new boolean[letters.length()][letters.length()];
        fillMirror();
    }

    private void fillMirror() {
        int n = letters.length();
        for (int len = 1; len <= n; len++) {
            for (int from = 0; from + len <= n; from++) {
                int to = from + len - 1;
                boolean inside = len <= 2 || mirror[from + 1][to - 1];
                mirror[from][to] = inside && letters.charAt(from) == letters.charAt(to);
            }
        }
    }

    int minimumCuts() {
        int n = letters.length();
        int[] best = new int[n];
        for (int end = 0; end < n; end++) {
            if (mirror[0][end]) {
                best[end] = 0;
                continue;
            }
            best[end] = best[end - 1] + 1;
            for (int start = 1; start < end; start++) {
                if (mirror[start][end]) {
                    best[end] = Math.min(best[end], best[start - 1] + 1);
                }
            }
        }
        return best[n - 1];
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        scanner.nextInt();
        System.out.println(new Strip(scanner.next()).minimumCuts());
    }
}
