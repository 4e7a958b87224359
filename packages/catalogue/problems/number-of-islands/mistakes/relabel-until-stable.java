import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(t.nextToken()), c = Integer.parseInt(t.nextToken());
        int[][] id = new int[r][c];
        for (int i = 0; i < r; i++) { String s = br.readLine(); for (int k = 0; k < c; k++) id[i][k] = s.charAt(k) == '1' ? i * c + k + 1 : 0; }
        boolean ch = true;
        while (ch) {
            ch = false;
            for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) if (id[i][k] > 0) {
                int m = id[i][k];
                if (i > 0 && id[i - 1][k] > 0) m = Math.min(m, id[i - 1][k]);
                if (k > 0 && id[i][k - 1] > 0) m = Math.min(m, id[i][k - 1]);
                if (i + 1 < r && id[i + 1][k] > 0) m = Math.min(m, id[i + 1][k]);
                if (k + 1 < c && id[i][k + 1] > 0) m = Math.min(m, id[i][k + 1]);
                if (m < id[i][k]) { id[i][k] = m; ch = true; }
            }
        }
        Set<Integer> s = new HashSet<>();
        for (int[] x : id) for (int y : x) if (y > 0) s.add(y);
        System.out.println(s.size());
    }
}
