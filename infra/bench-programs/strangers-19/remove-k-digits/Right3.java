import java.io.*;

public class Right3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        String s = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        int n = s.length();
        // places of each digit, in order
        int[] count = new int[10];
        for (int i = 0; i < n; i++) count[s.charAt(i) - '0']++;
        int[][] places = new int[10][];
        for (int d = 0; d < 10; d++) places[d] = new int[count[d]];
        int[] fill = new int[10];
        for (int i = 0; i < n; i++) { int d = s.charAt(i) - '0'; places[d][fill[d]++] = i; }
        int[] ptr = new int[10];
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int need = n - k; need > 0; need--) {
            int to = n - need; // last place which the next digit may come from
            for (int d = 0; d < 10; d++) {
                while (ptr[d] < count[d] && places[d][ptr[d]] < from) ptr[d]++;
                if (ptr[d] < count[d] && places[d][ptr[d]] <= to) {
                    if (d > 0 || out.length() > 0) out.append((char) ('0' + d));
                    from = places[d][ptr[d]] + 1;
                    break;
                }
            }
        }
        System.out.println(out.length() == 0 ? "0" : out);
    }
}
