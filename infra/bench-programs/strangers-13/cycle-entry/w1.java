import java.io.*;
import java.util.*;

public class w1 {
    static final int MAX_ROOMS = 100_000;
    static final boolean[] entered = new boolean[MAX_ROOMS + 1];

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int room = Integer.parseInt(st.nextToken());
        int[] arrow = new int[n + 1];
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) {
            arrow[i] = Integer.parseInt(st.nextToken());
        }
        while (room != 0 && !entered[room]) {
            entered[room] = true;
            room = arrow[room];
        }
        System.out.println(room);
    }
}
