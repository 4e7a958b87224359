import java.util.*;
import java.io.*;

public class TryEveryMove {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        long[] heap = Arrays.stream(br.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        long nim = 0;
        for (long h : heap) nim ^= h;
        long moves = 0;
        for (long h : heap) {
            long without = nim ^ h;
            for (long take = 1; take <= h; take++)
                if ((without ^ (h - take)) == 0) moves++;
        }
        System.out.println(moves);
    }
}
