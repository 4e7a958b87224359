import java.io.*;
import java.util.*;

public class Slow1 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        ArrayList<Long> coins = new ArrayList<>();
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) {
            coins.add(Long.parseLong(st.nextToken()));
        }
        StringBuilder out = new StringBuilder();
        for (int e = 0; e < q; e++) {
            st = new StringTokenizer(br.readLine());
            int kind = Integer.parseInt(st.nextToken());
            int a = Integer.parseInt(st.nextToken());
            int b = Integer.parseInt(st.nextToken());
            if (kind == 1) {
                coins.set(a - 1, coins.get(a - 1) + b);
            } else {
                Long sum = 0L;
                for (Long c : coins.subList(a - 1, b)) {
                    sum += c;
                }
                out.append(sum).append("\n");
            }
        }
        System.out.print(out);
    }
}
