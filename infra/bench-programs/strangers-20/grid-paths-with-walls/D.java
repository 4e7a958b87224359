import java.io.*;
import java.util.*;

/** Diagonal by diagonal: a map from the row number to the number of routes that have reached it. */
public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = in.readLine().trim().split(" ");
        int r = Integer.parseInt(rc[0]), c = Integer.parseInt(rc[1]);
        String[] hall = new String[r];
        for (int i = 0; i < r; i++) hall[i] = in.readLine();

        Map<Integer, Long> front = new HashMap<>();
        if (hall[0].charAt(0) == '.') front.put(0, 1L);
        for (int step = 1; step <= r + c - 2; step++) {
            Map<Integer, Long> next = new HashMap<>();
            for (Map.Entry<Integer, Long> e : front.entrySet())
                for (int down = 0; down <= 1; down++) {
                    int i = e.getKey() + down, j = step - i;
                    if (i < r && j < c && hall[i].charAt(j) == '.')
                        next.merge(i, e.getValue(), (x, y) -> (x + y) % 1_000_000_007L);
                }
            front = next;
        }
        System.out.println(front.getOrDefault(r - 1, 0L));
    }
}
