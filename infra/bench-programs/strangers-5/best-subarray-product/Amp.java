import java.util.Scanner;

class Amp {
    long top, bottom, record;

    Amp(long first) {
        top = bottom = record = first;
    }

    void push(long v) {
        top = Math.max(v, Math.max(top * v, bottom * v));
        bottom = Math.min(v, Math.min(top * v, bottom * v));
        record = Math.max(record, top);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Amp a = new Amp(in.nextLong());
        while (--n > 0) a.push(in.nextLong());
        System.out.println(a.record);
    }
}
