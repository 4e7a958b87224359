import java.io.*;
import java.util.*;

public class BlockNim {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        long[] heap = new long[n];
        StringTokenizer st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) heap[i] = Long.parseLong(st.nextToken());

        int size = Math.max(1, (int) Math.sqrt(n));
        long[] block = new long[(n + size - 1) / size];
        for (int i = 0; i < n; i++) block[i / size] ^= heap[i];

        int ways = 0;
        for (int i = 0; i < n; i++) {
            int mine = i / size;
            long others = 0;
            for (int b = 0; b < block.length; b++)
                if (b != mine) others ^= block[b];
            for (int j = mine * size; j < Math.min(n, (mine + 1) * size); j++)
                if (j != i) others ^= heap[j];
            if (others < heap[i]) ways++;
        }
        System.out.println(ways);
    }
}
