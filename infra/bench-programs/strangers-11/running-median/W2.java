import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] offer = new int[n];
        Integer[] byOffer = new Integer[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            offer[i] = (int) in.nval;
            byOffer[i] = i;
        }
        Arrays.sort(byOffer, (a, b) -> Integer.compare(offer[a], offer[b]));

        // all offers as a sorted linked list; then take them out again, last one first
        int[] place = new int[n];
        int[] prev = new int[n];
        int[] next = new int[n];
        for (int p = 0; p < n; p++) {
            place[byOffer[p]] = p;
            prev[p] = p - 1;
            next[p] = p + 1;
        }

        int mid = (n - 1) / 2;
        long sum = 0;
        for (int left = n; left >= 1; left--) {
            sum += offer[byOffer[mid]];
            if (left == 1) break;
            int gone = place[left - 1];
            if (left % 2 == 0) {
                if (gone <= mid) mid = next[mid];
            } else {
                if (gone > mid) mid = prev[mid];
            }
            if (prev[gone] >= 0) next[prev[gone]] = next[gone];
            if (next[gone] < n) prev[next[gone]] = prev[gone];
        }
        System.out.println(sum);
    }
}
