import java.util.*;
import java.io.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] w = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        while (n > 1) {
            int a = 0;
            for (int i = 1; i < n; i++) if (w[i] > w[a]) a = i;
            int heavy = w[a];
            w[a] = w[--n];
            int b = 0;
            for (int i = 1; i < n; i++) if (w[i] > w[b]) b = i;
            if (w[b] == heavy) w[b] = w[--n];
            else w[b] = heavy - w[b];
        }
        System.out.println(n == 1 ? w[0] : 0);
    }
}
