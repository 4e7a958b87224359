import java.util.Scanner;

public class R3 {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        char[] s = scanner.next().toCharArray();
        boolean[][] mirror = new boolean[n][n];
        int[] cuts = new int[n];
        for (int end = 0; end < n; end++) {
            cuts[end] = end;
            for (int start = end; start >= 0; start--) {
                if (s[start] == s[end] && (end - start < 2 || mirror[end - 1][start + 1])) {
                    mirror[end][start] = true;
                    cuts[end] = start == 0 ? 0 : Math.min(cuts[end], cuts[start - 1] + 1);
                }
            }
        }
        System.out.println(cuts[n - 1]);
    }
}
