import java.io.*;

public class P4 {
    private final String one, two, heard;
    private final Boolean[][] memo;

    P4(String one, String two, String heard) {
        this.one = one;
        this.two = two;
        this.heard = heard;
        this.memo = new Boolean[one.length() + 1][two.length() + 1];
    }

    boolean possible() {
        return one.length() + two.length() == heard.length() && from(0, 0);
    }

    private boolean from(int i, int j) {
        if (i + j == heard.length()) return true;
        if (memo[i][j] != null) return memo[i][j];
        char note = heard.charAt(i + j);
        boolean result = i < one.length() && one.charAt(i) == note && from(i + 1, j)
                || j < two.length() && two.charAt(j) == note && from(i, j + 1);
        memo[i][j] = result;
        return result;
    }

    static String line(BufferedReader br) throws IOException {
        String s = br.readLine();
        return s == null ? "" : s.trim();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(line(br));
        for (int i = 0; i < q; i++) {
            System.out.println(new P4(line(br), line(br), line(br)).possible());
        }
    }
}
