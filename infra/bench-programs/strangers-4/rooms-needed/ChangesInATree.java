import java.io.*;
import java.util.*;

public class ChangesInATree {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        TreeMap<Integer, Integer> change = new TreeMap<>();
        for (int sign = 1; sign >= -1; sign -= 2) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            while (st.hasMoreTokens())
                change.merge(Integer.parseInt(st.nextToken()), sign, Integer::sum);
        }
        int[] nowAndMost = new int[2];
        change.values().forEach(d -> {
            nowAndMost[0] += d;
            nowAndMost[1] = Math.max(nowAndMost[0], nowAndMost[1]);
        });
        System.out.println(nowAndMost[1]);
    }
}
