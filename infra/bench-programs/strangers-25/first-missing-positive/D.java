import java.io.*;

public class D {
    static int[] heap;
    static int size;

    static void sink(int i) {
        int x = heap[i];
        while (2 * i + 1 < size) {
            int c = 2 * i + 1;
            if (c + 1 < size && heap[c + 1] < heap[c]) c++;
            if (heap[c] >= x) break;
            heap[i] = heap[c];
            i = c;
        }
        heap[i] = x;
    }

    static int pop() {
        int least = heap[0];
        heap[0] = heap[--size];
        if (size > 0) sink(0);
        return least;
    }

    static int at = 0;
    static byte[] raw;

    static int number() {
        while (raw[at] != '-' && (raw[at] < '0' || raw[at] > '9')) at++;
        int sign = 1;
        if (raw[at] == '-') { sign = -1; at++; }
        int v = 0;
        for (; at < raw.length && raw[at] >= '0' && raw[at] <= '9'; at++) v = 10 * v + raw[at] - '0';
        return sign * v;
    }

    public static void main(String[] args) throws IOException {
        raw = System.in.readAllBytes();
        size = number();
        heap = new int[size];
        for (int i = 0; i < size; i++) heap[i] = number();
        for (int i = size / 2; i >= 0; i--) sink(i);
        int wanted = 1;
        while (size > 0) {
            int x = pop();
            if (x == wanted) wanted++;
            else if (x > wanted) break;
        }
        System.out.println(wanted);
    }
}
