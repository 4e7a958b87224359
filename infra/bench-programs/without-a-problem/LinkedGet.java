import java.util.*;
public class LinkedGet {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Integer> list = new LinkedList<Integer>();
        for (int i = 0; i < n; i++) list.add(in.nextInt());
        long jumps = 0;
        for (int i = 1; i < list.size(); i++) {
            jumps += Math.abs(list.get(i) - list.get(i - 1));
        }
        System.out.println(jumps);
    }
}
