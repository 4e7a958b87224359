import java.io.*;
import java.util.*;

public class Messengers {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] h = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int steps = 0;
            for (int d = 1; d < n; d++) {
                if (h[(i + d) % n] > h[i]) {
                    steps = d;
                    break;
                }
            }
            sb.append(steps).append(" ");
        }
        System.out.println(sb.toString().trim());
    }
}
