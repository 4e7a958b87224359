import java.io.*;

public class D {
    static class MinHeap {
        private final int[] a;
        private int size;

        MinHeap(int capacity) { a = new int[capacity + 1]; }

        void push(int v) {
            int i = ++size;
            while (i > 1 && a[i / 2] > v) {
                a[i] = a[i / 2];
                i /= 2;
            }
            a[i] = v;
        }

        int pop() {
            int top = a[1], last = a[size--], i = 1;
            while (2 * i <= size) {
                int child = 2 * i;
                if (child < size && a[child + 1] < a[child]) child++;
                if (a[child] >= last) break;
                a[i] = a[child];
                i = child;
            }
            a[i] = last;
            return top;
        }

        boolean isEmpty() { return size == 0; }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        MinHeap heap = new MinHeap(n);
        for (int i = 0; i < n; i++) {
            st.nextToken();
            heap.push((int) st.nval);
        }
        int before = heap.pop();
        boolean found = false;
        while (!found && !heap.isEmpty()) {
            int now = heap.pop();
            found = now == before;
            before = now;
        }
        System.out.println(found);
    }
}
