import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] nk = read(br), a = read(br);
        TreeMap<Integer, Integer> bag = new TreeMap<>();
        StringJoiner sj = new StringJoiner(" ");
        for (int i = 0; i < nk[0]; i++) {
            bag.merge(a[i], 1, Integer::sum);
            if (i >= nk[1]) bag.computeIfPresent(a[i - nk[1]], (key, cnt) -> cnt == 1 ? null : cnt - 1);
            if (i >= nk[1] - 1) sj.add(bag.lastKey().toString());
        }
        System.out.println(sj);
    }

    private static int[] read(BufferedReader br) throws IOException {
        return Arrays.stream(br.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
    }
}
