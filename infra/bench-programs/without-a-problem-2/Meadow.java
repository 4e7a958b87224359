import java.io.*;
import java.util.*;

public class Meadow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] up = new int[n + 1];
        int side = 0, br_ = -1, bc = -1;
        for (int i = 0; i < n; i++) {
            String s = br.readLine();
            int diag = 0;
            for (int j = 1; j <= n; j++) {
                int keep = up[j];
                up[j] = s.charAt(j - 1) == '.' ? 1 + Math.min(diag, Math.min(up[j], up[j - 1])) : 0;
                diag = keep;
                if (up[j] > side) {
                    side = up[j];
                    br_ = i;
                    bc = j - 1;
                }
            }
        }
        System.out.println(side + (side == 0 ? "" : " " + (br_ - side + 2) + " " + (bc - side + 2)));
    }
}
