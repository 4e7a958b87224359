import java.io.*;
import java.util.*;

public class OneAfterAnother {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        ArrayList<Long> res = new ArrayList<>();
        for (int t = 0; t < k; t++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            int len = Integer.parseInt(st.nextToken());
            ArrayList<Long> cur = new ArrayList<>();
            for (int i = 0; i < len; i++) cur.add(Long.parseLong(st.nextToken()));
            ArrayList<Long> both = new ArrayList<>();
            int i = 0, j = 0;
            while (i < res.size() || j < cur.size()) {
                if (j == cur.size() || (i < res.size() && res.get(i) <= cur.get(j))) both.add(res.get(i++));
                else both.add(cur.get(j++));
            }
            res = both;
        }
        StringBuilder sb = new StringBuilder();
        for (long x : res) sb.append(x).append(" ");
        System.out.println(sb);
    }
}
