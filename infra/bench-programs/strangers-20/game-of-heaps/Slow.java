import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<Long> heaps = new ArrayList<>();
        for (int i = 0; i < n; i++) heaps.add(sc.nextLong());
        int count = 0;
        for (int i = 0; i < n; i++) {
            // what must be left of heap i so that the xor of all is 0?
            long others = 0;
            for (int j = 0; j < n; j++) {
                if (j != i) others ^= heaps.get(j);
            }
            if (others < heaps.get(i)) count++;
        }
        System.out.println(count);
    }
}
