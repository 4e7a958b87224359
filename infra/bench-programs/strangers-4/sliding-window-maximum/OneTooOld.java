import java.util.*;

public class OneTooOld {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        PriorityQueue<int[]> heap = new PriorityQueue<>((p, q) -> q[0] - p[0]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            heap.add(new int[]{in.nextInt(), i});
            while (heap.peek()[1] < i - k) {
                heap.poll();
            }
            if (i >= k - 1) {
                sb.append(heap.peek()[0]).append(' ');
            }
        }
        System.out.println(sb.toString().trim());
    }
}
