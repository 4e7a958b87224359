import java.io.*;

public class W1 {
    static final int MOD = 1_000_000_007;

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] size = br.readLine().trim().split(" ");
        int r = Integer.parseInt(size[0]);
        int c = Integer.parseInt(size[1]);
        char[][] hall = new char[r][];
        for (int i = 0; i < r; i++) {
            hall[i] = br.readLine().trim().toCharArray();
        }

        long[][] ways = new long[r][c];
        // first row
        for (int j = 0; j < c && hall[0][j] == '.'; j++) {
            ways[0][j] = 1;
        }
        // first column
        for (int i = 0; i < r; i++) {
            if (hall[i][0] == '.') {
                ways[i][0] = 1;
            }
        }
        for (int i = 1; i < r; i++) {
            for (int j = 1; j < c; j++) {
                if (hall[i][j] == '.') {
                    ways[i][j] = (ways[i - 1][j] + ways[i][j - 1]) % MOD;
                }
            }
        }
        System.out.println(ways[r - 1][c - 1]);
    }
}
