import java.util.Scanner;

public class D {
    private final String from, to;
    private final int[][] known;

    D(String from, String to) {
        this.from = from;
        this.to = to;
        this.known = new int[from.length() + 1][to.length() + 1];
    }

    int changes(int i, int j) {
        if (i == 0) return j;
        if (j == 0) return i;
        if (known[i][j] > 0) return known[i][j] - 1;
        int result;
        if (from.charAt(i - 1) == to.charAt(j - 1)) {
            result = changes(i - 1, j - 1);
        } else {
            int replace = changes(i - 1, j - 1);
            int delete = changes(i - 1, j);
            int insert = changes(i, j - 1);
            result = 1 + Math.min(replace, Math.min(delete, insert));
        }
        known[i][j] = result + 1;
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String a = in.hasNextLine() ? in.nextLine() : "";
        String b = in.hasNextLine() ? in.nextLine() : "";
        System.out.println(new D(a, b).changes(a.length(), b.length()));
    }
}
