import java.io.*;
import java.util.*;

public class Main {
    static int search(List<Integer> values, Integer target) {
        int lo = 0;
        int hi = values.size() - 1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (values.get(mid) == target) {
                return mid;
            } else if (values.get(mid) < target) {
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        List<Integer> values = new ArrayList<>();
        st = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) {
            values.add(Integer.valueOf(st.nextToken()));
        }
        StringBuilder out = new StringBuilder();
        st = new StringTokenizer(in.readLine());
        for (int i = 0; i < q; i++) {
            Integer target = Integer.valueOf(st.nextToken());
            out.append(search(values, target)).append('\n');
        }
        System.out.print(out);
    }
}
