import java.io.*;

public class Wrong2 {
    static int solve(String flags) {
        int n = flags.length();
        int[] total = new int[3];
        for (int i = 0; i < n; i++) total["rwb".indexOf(flags.charAt(i))]++;
        int[][] c = new int[3][3]; // c[zone][colour]
        for (int i = 0; i < n; i++) {
            int zone = i < total[0] ? 0 : i < total[0] + total[1] ? 1 : 2;
            c[zone]["rwb".indexOf(flags.charAt(i))]++;
        }
        int result = 0;
        for (int a = 0; a < 3; a++) {
            for (int b = a + 1; b < 3; b++) {
                result += Math.min(c[a][b], c[b][a]);
            }
        }
        // circles of three flags need two exchanges each
        int circles = Math.max(0, c[0][2] - c[2][0]);
        return result + 2 * circles;
    }

    public static void main(String[] args) throws IOException {
        System.out.println(solve(new BufferedReader(new InputStreamReader(System.in)).readLine().trim()));
    }
}
