import java.util.*;

public class LinkedSum {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Integer> list = new LinkedList<>();
        for (int i = 0; i < n; i++) list.add(in.nextInt());
        long rough = 0;
        for (int i = 1; i < list.size(); i++) {
            rough += Math.abs(list.get(i) - list.get(i - 1));
        }
        System.out.println(rough);
    }
}
