<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the scripts of payment methods on a page with the plugin's checkout and those of cart extensions on a page
 * with its cart, and makes the handles that they depend on aliases of a script of the plugin. Scripts that extend the
 * mini-cart load on its first interaction, unless cart or checkout are on the page. Without such scripts the page loads
 * none of this.
 */
final class PluginScripts {
	/** Priority before WordPress prints scripts, in the head at 9 and in the footer at 20. */
	private const BEFORE_HEAD   = 8;
	private const BEFORE_FOOTER = 19;

	/** Priority after all scripts are printed and before the boot data is. */
	private const AFTER_FOOTER = PHP_INT_MAX - 1;

	private PaymentScripts $payment;
	private ExtensionScripts $extensions;
	private Islands $islands;
	private BootData $page;

	/**
	 * Names of the islands on the page that plugins may extend, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $on_page = array();

	/**
	 * Handles of the payment methods.
	 *
	 * @var list<string>
	 */
	private array $of_payment = array();

	/**
	 * Handles of the payment methods, and of all that was enqueued with them for the checkout.
	 *
	 * @var list<string>
	 */
	private array $of_checkout = array();

	/**
	 * Handles of scripts that extend the mini-cart; null before the first query.
	 *
	 * @var list<non-empty-string>|null
	 */
	private ?array $of_mini_cart = null;

	public function __construct( PaymentScripts $payment, ExtensionScripts $extensions, Islands $islands, BootData $page ) {
		$this->payment    = $payment;
		$this->extensions = $extensions;
		$this->islands    = $islands;
		$this->page       = $page;
	}

	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		// A block theme has rendered the page before wp_head; in a classic theme the islands are only known in
		// wp_footer.
		add_action( 'wp_head', array( $this, 'replace_handles' ), self::BEFORE_HEAD );
		add_action( 'wp_footer', array( $this, 'replace_handles' ), self::BEFORE_FOOTER );
		add_action( 'wp_footer', array( $this, 'add_to_mini_cart' ), self::AFTER_FOOTER );
	}

	/** Adds an island to the page. */
	public function add( string $island ): void {
		if ( isset( $this->on_page[ $island ] ) || ! in_array( $island, array( 'cart', 'checkout', 'mini-cart' ), true ) || ! PageRequest::is_current() ) {
			return;
		}
		$this->on_page[ $island ] = true;
		if ( 'mini-cart' === $island ) {
			return;
		}
		( new ScriptHandles( wp_scripts() ) )->register_missing();
		if ( 'cart' === $island ) {
			$this->extensions->enqueue_for_cart();
			return;
		}
		// Before them, as they may rely on it without saying so.
		wp_enqueue_script( ScriptHandles::CHECKOUT );
		$queue             = wp_scripts()->queue;
		$this->of_payment  = $this->payment->enqueue();
		$this->of_checkout = array_merge( $this->of_payment, array_values( array_diff( array_filter( wp_scripts()->queue, 'is_string' ), $queue ) ) );
		// Its inline part contains the data of the payment methods, so it is enqueued even if none of them depends on
		// it.
		wp_enqueue_script( 'wc-settings' );
	}

	/**
	 * Returns the scripts that payment methods and extensions have brought to the checkout.
	 *
	 * @return list<string> Handles; none if the checkout is not on the page.
	 */
	public function of_checkout(): array {
		return $this->of_checkout;
	}

	/**
	 * Makes the handles aliases of the plugin's script if its cart or checkout is on the page and a script needs them.
	 */
	public function replace_handles(): void {
		$island = isset( $this->on_page['checkout'] ) ? 'checkout' : 'cart';
		if ( ! isset( $this->on_page[ $island ] ) ) {
			return;
		}
		foreach ( $this->of_mini_cart() as $handle ) {
			wp_enqueue_script( $handle );
		}
		$scripts   = wp_scripts();
		$handles   = new ScriptHandles( $scripts );
		$originals = new OriginalScripts( $scripts );
		if ( $originals->are_required_by_plugins() ) {
			$handles->add_dependency( ScriptHandles::PLUGINS, "storefront-islands-$island" );
			$handles->replace( ScriptHandles::PLUGINS, $originals->needed( $this->of_payment ) );
			foreach ( $originals->without_declared_handles() as $handle ) {
				$handles->add_dependency( $handle, 'wc-settings' );
			}
			if ( 'cart' === $island ) {
				$this->islands->allow_script( 'cart-express' );
			}
			wp_enqueue_script( 'wc-settings' );
			// Enqueued explicitly, because WordPress caches the dependents of a script and would still defer one whose
			// dependents have been added since.
			wp_enqueue_script( ScriptHandles::PLUGINS );
			$this->page->print_before_scripts( self::BEFORE_FOOTER );
		} elseif ( 'checkout' === $island ) {
			$handles->replace( ScriptHandles::CHECKOUT, $originals->needed( $this->of_payment ) );
		}
	}

	/**
	 * On other pages, makes the scripts that extend the mini-cart load with it. Scripts that are already printed stay
	 * as they are.
	 */
	public function add_to_mini_cart(): void {
		if ( array( 'mini-cart' ) !== array_keys( $this->on_page ) ) {
			return;
		}
		$brought = $this->of_mini_cart();
		if ( array() === $brought ) {
			return;
		}
		$handles = new ScriptHandles( wp_scripts() );
		$handles->register_missing();
		$handles->add_dependency( ScriptHandles::PLUGINS, 'storefront-islands-mini-cart' );
		$handles->replace( ScriptHandles::PLUGINS, array() );
		$this->extensions->add_data_late();
		$this->islands->add_scripts( 'mini-cart', array_merge( array( 'wc-settings' ), $brought ) );
		$this->islands->allow_script( 'cart-express' );
	}

	/**
	 * Returns the scripts that extend the mini-cart.
	 *
	 * @return list<non-empty-string> Handles.
	 */
	private function of_mini_cart(): array {
		if ( ! isset( $this->on_page['mini-cart'] ) ) {
			return array();
		}
		if ( null !== $this->of_mini_cart ) {
			return $this->of_mini_cart;
		}
		/**
		 * Filters the scripts that load with the plugin's mini-cart: those of plugins that have registered with
		 * WooCommerce's mini-cart, and any others. They may depend on WooCommerce's handles.
		 *
		 * @param list<string> $handles Registered handles.
		 */
		$handles = apply_filters( 'storefront_islands_mini_cart_scripts', $this->extensions->for_mini_cart() );
		$this->of_mini_cart = WooIntegrations::names( (array) $handles );
		return $this->of_mini_cart;
	}
}
