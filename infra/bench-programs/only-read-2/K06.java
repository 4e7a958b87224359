import java.io.*;
import java.util.*;

public class K06 {
    static BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer st;

    static int ni() throws IOException {
        while (st == null || !st.hasMoreTokens()) st = new StringTokenizer(br.readLine());
        return Integer.parseInt(st.nextToken());
    }

    public static void main(String[] args) throws IOException {
        int n = ni();
        TreeMap<Integer, Integer> ms = new TreeMap<>();
        for (int i = 0; i < n; i++) ms.merge(ni(), 1, Integer::sum);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int x = ni();
            Integer k = ms.floorKey(x);
            if (k == null) {
                sb.append(-1).append(' ');
                continue;
            }
            sb.append(k).append(' ');
            if (ms.get(k) == 1) ms.remove(k);
            else ms.put(k, ms.get(k) - 1);
        }
        System.out.println(sb.toString().trim());
    }
}
