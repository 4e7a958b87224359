import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] nq = br.readLine().trim().split(" ");
        int n = Integer.parseInt(nq[0]), q = Integer.parseInt(nq[1]);
        int[] a = Stream.of(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int[] ask = Stream.of(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        int low = 0;
        for (int i = 1; i < n; i++) if (a[i] < a[i - 1]) low = i;

        Integer[] order = new Integer[q];
        for (int i = 0; i < q; i++) order[i] = i;
        Arrays.sort(order, Comparator.comparingInt(i -> ask[i]));

        int[] answer = new int[q];
        int step = 0;
        for (int i : order) {
            while (step < n && a[(low + step) % n] < ask[i]) step++;
            int at = (low + step) % n;
            answer[i] = step < n && a[at] == ask[i] ? at : -1;
        }
        PrintWriter out = new PrintWriter(System.out);
        for (int x : answer) out.println(x);
        out.flush();
    }
}
