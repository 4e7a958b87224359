import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        TreeSet<Integer> orden = new TreeSet<>();
        for (int i = 0; i < n; i++) orden.add(sc.nextInt());
        int mejor = 1, actual = 0;
        Integer previo = null;
        for (int x : orden) {
            if (previo != null && x == previo + 1) {
                actual++;
            } else {
                mejor = Math.max(mejor, actual);
                actual = 1;
            }
            previo = x;
        }
        System.out.println(mejor);
    }
}
