import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        List<Long> heights = new ArrayList<>();
        for (int i = 0; i < n; i++) heights.add(Long.parseLong(st.nextToken()));
        long max = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                long area = (j - i) * Math.min(heights.get(i), heights.get(j));
                if (area > max) max = area;
            }
        }
        System.out.println(max);
    }
}
