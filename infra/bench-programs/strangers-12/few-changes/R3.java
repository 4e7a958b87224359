import java.io.*;
import java.util.*;

/**
 * Dijkstra over (town, buses used). A state is packed into one long,
 * price (41 bits) | buses (11 bits) | town (11 bits), in a hand-made binary heap.
 * A town is expanded again only with fewer buses than before.
 */
public class R3 {
    static long[] heap = new long[1024];
    static int size = 0;

    static void push(long x) {
        if (size + 1 == heap.length) heap = Arrays.copyOf(heap, 2 * heap.length);
        int i = ++size;
        while (i > 1 && heap[i >> 1] > x) {
            heap[i] = heap[i >> 1];
            i >>= 1;
        }
        heap[i] = x;
    }

    static long pop() {
        long top = heap[1], x = heap[size--];
        int i = 1;
        while (2 * i <= size) {
            int c = 2 * i;
            if (c < size && heap[c + 1] < heap[c]) c++;
            if (heap[c] >= x) break;
            heap[i] = heap[c];
            i = c;
        }
        heap[i] = x;
        return top;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        int n = next(st), m = next(st), k = next(st), from = next(st) - 1, to = next(st) - 1;
        int[] head = new int[n], link = new int[m], target = new int[m], price = new int[m];
        Arrays.fill(head, -1);
        for (int i = 0; i < m; i++) {
            int a = next(st) - 1;
            target[i] = next(st) - 1;
            price[i] = next(st);
            link[i] = head[a];
            head[a] = i;
        }
        int[] fewest = new int[n];
        Arrays.fill(fewest, Integer.MAX_VALUE);
        long answer = -1;
        push(from);
        while (size > 0) {
            long s = pop();
            int town = (int) (s & 2047), buses = (int) (s >> 11 & 2047);
            long cost = s >> 22;
            if (town == to) {
                answer = cost;
                break;
            }
            if (buses >= fewest[town]) continue;
            fewest[town] = buses;
            if (buses == k + 1) continue;
            for (int e = head[town]; e >= 0; e = link[e]) {
                if (buses + 1 < fewest[target[e]]) {
                    push(cost + price[e] << 22 | (long) (buses + 1) << 11 | target[e]);
                }
            }
        }
        System.out.println(answer);
    }

    static int next(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
