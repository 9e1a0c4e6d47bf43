<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the islands on the current page and provides their scripts and styles: enqueued in the page, or listed in
 * the boot data for later loading.
 */
final class Islands {
	/** Priority in wp_print_footer_scripts before WordPress prints the scripts, at 10. */
	private const BEFORE_PRINTING = 9;

	/** Prefix of the handles of scripts and styles. */
	public const HANDLE = 'storefront-islands-';

	/**
	 * Islands with schedule 'now' in src/islands: their scripts are printed in the page, so that the browser finds them
	 * before any script has run.
	 */
	private const EAGER = array( 'cart', 'checkout' );

	/**
	 * Scripts built in one file, without shared.js (webpack.config.js): the checkout, the account's addresses, and scripts that need no React.
	 */
	private const STANDALONE = array(
		'checkout',
		'account-address',
		'action-links',
		'address-autocomplete',
		'cart-express',
		'classic-gateways',
		'classic-hooks',
		'held-adds',
		'left-changes',
		'lightbox',
		'menu',
		'open-attempt',
		'plugins',
		'popups',
		'popup-dialog',
		'preferences',
		'recently-viewed',
		'recording',
		'saved-cards',
		'session-ended',
		'translation',
		'viewed-cards',
	);

	/**
	 * Islands that need more of their page than scripts, namely payment methods. One that is inserted later stays
	 * server-rendered HTML.
	 */
	private const NOT_DEFERRABLE = array( 'checkout', 'plugins' );

	/** Islands that depend on catalogue.js instead of shared.js (webpack.config.js). */
	private const ON_CATALOGUE = array( 'active-filters', 'filter-list', 'price-filter', 'product-grid', 'search' );

	/** Scripts that islands based on catalogue.js request from the boot script after hydration (src/islands/shared). */
	private const CATALOGUE_DEFERRED = array( 'catalogue-filtering', 'catalogue-grids', 'catalogue-loops', 'catalogue-terms' );

	/** Scripts that are printed in the page together with an island, so that they handle its first interaction. */
	private const COMPANIONS = array( 'add-to-cart' => 'held-adds' );

	/** Further scripts that an island requests on its first interaction. */
	private const DEFERRED = array(
		'recently-viewed' => array( 'viewed-cards' ),
		'search'          => array( 'preferences' ),
	);

	private Build $build;
	private DeferredTranslations $texts;

	/**
	 * Names of the islands on this page, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $on_page = array();

	/**
	 * Names of further scripts that the boot script may load on this page, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $allowed = array();

	/**
	 * Handles of other plugins' scripts that load with an island, by island.
	 *
	 * @var array<string, list<string>>
	 */
	private array $added_scripts = array();

	public function __construct( Build $build, DeferredTranslations $texts ) {
		$this->build = $build;
		$this->texts = $texts;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_assets' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'add_boot' ) );
		add_action( 'wp_print_footer_scripts', array( $this, 'move_boot_to_end' ), self::BEFORE_PRINTING );
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		add_action( 'storefront_islands_script_wanted', array( $this, 'allow_script_with_style' ) );
		add_action( 'storefront_islands_script_rendered', array( $this, 'add_script' ) );
	}

	/** Registers the built assets, with handles that other plugins may depend on. */
	public function register_assets(): void {
		$this->build->register_script( self::HANDLE . 'boot', 'boot' );
		$this->build->register_script( self::HANDLE . 'fragments', 'fragments' );
		foreach ( array( 'shared', 'catalogue' ) as $shared ) {
			// webpack's asset data lists no dependencies of these chunks, but wp-i18n has to run before them.
			$this->build->register_script( self::HANDLE . $shared, $shared, array( 'wp-i18n' ) );
		}
		$this->texts->register_script();
		foreach ( $this->build->islands() as $name ) {
			$this->build->register_script( self::HANDLE . $name, $name, $this->before( $name ) );
			$this->build->register_style( self::HANDLE . $name, $name );
		}
	}

	/**
	 * Returns the plugin's own dependencies of an island's script.
	 *
	 * @return list<non-empty-string> Handles.
	 */
	private function before( string $name ): array {
		if ( in_array( $name, self::STANDALONE, true ) ) {
			return array();
		}
		return array( self::HANDLE . ( in_array( $name, array_merge( self::ON_CATALOGUE, self::CATALOGUE_DEFERRED ), true ) ? 'catalogue' : 'shared' ) );
	}

	/**
	 * Enqueues the boot script on every page: links may point to anchors and actions, and islands may be inserted
	 * later.
	 */
	public function add_boot(): void {
		wp_enqueue_script( self::HANDLE . 'boot' );
	}

	/**
	 * Moves the boot script behind all others: it hydrates islands with scripts that the page contains. Where a plugin
	 * delays scripts until after the page has loaded, only their order tells that those have run.
	 */
	public function move_boot_to_end(): void {
		if ( $this->has_boot() ) {
			$scripts        = wp_scripts();
			$boot           = array( self::HANDLE . 'boot' );
			$scripts->queue = array_merge( array_values( array_diff( $scripts->queue, $boot ) ), $boot );
		}
	}

	/** Returns the URL of the folder with the built scripts, with trailing slash. */
	public function build_url(): string {
		return $this->build->url( '' );
	}

	/** True if the boot script is enqueued and has not been dequeued by another plugin. */
	public function has_boot(): bool {
		return wp_script_is( self::HANDLE . 'boot', 'enqueued' );
	}

	/** Adds an island to the page. */
	public function add( string $name ): void {
		if ( isset( $this->on_page[ $name ] ) ) {
			return;
		}
		$this->on_page[ $name ] = true;
		foreach ( self::DEFERRED[ $name ] ?? array() as $later ) {
			$this->allowed[ $later ] = true;
		}
		wp_enqueue_style( self::HANDLE . $name );
		$this->add_boot();
		if ( isset( self::COMPANIONS[ $name ] ) ) {
			wp_enqueue_script( self::HANDLE . self::COMPANIONS[ $name ] );
		}
		if ( in_array( $name, self::EAGER, true ) ) {
			wp_enqueue_script( self::HANDLE . $name );
		}
	}

	/** Adds a script of src/site that the page may need, with its style sheet: the boot data then lists its URL. */
	public function allow_script_with_style( string $name ): void {
		$this->allow_script( $name );
		wp_enqueue_style( self::HANDLE . $name );
	}

	/** Adds a script of src/site to the page, for one whose elements are in it. */
	public function add_script( string $name ): void {
		wp_enqueue_script( self::HANDLE . $name );
	}

	/**
	 * Adds a script of src/site like want(), for one whose elements do not exist before it runs: its style sheet loads
	 * with the script.
	 */
	public function allow_script( string $name ): void {
		$this->allowed[ $name ] = true;
		$this->add_boot();
	}

	/**
	 * Adds scripts of other plugins that load after an island's own script.
	 *
	 * @param list<string> $handles Registered handles.
	 */
	public function add_scripts( string $name, array $handles ): void {
		$this->added_scripts[ $name ] = array_merge( $this->added_scripts[ $name ] ?? array(), $handles );
	}

	/** True if an island has been rendered on the page so far. */
	public function has_islands(): bool {
		return array() !== $this->on_page;
	}

	/**
	 * Returns the scripts that each island on the page has yet to load. Must be called after WordPress has printed all
	 * scripts.
	 *
	 * @param bool         $anonymous True if the page may be cached, so that inline scripts must not contain the visitor's
	 * data.
	 * @param list<string> $more      Names of scripts that the page needs besides.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string}>}
	 *         Handles in execution order by name of the island or of a script that it requests later, and scripts by
	 *         handle.
	 */
	public function deferred_scripts( bool $anonymous, array $more = array() ): array {
		return $this->needs_of( array_merge( array_keys( $this->on_page + $this->allowed ), $this->catalogue_later(), $more ), $anonymous );
	}

	/**
	 * Returns the scripts that an island or another script needs on a page whose boot data does not list it.
	 *
	 * @param string $name Name of the island or script.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string}>}|null
	 *         As yet_to_load(), the same for every visitor; null if there is no such script, or if it cannot load
	 *         later.
	 */
	public function scripts_of( string $name ): ?array {
		if ( in_array( $name, self::NOT_DEFERRABLE, true ) || ! in_array( $name, $this->build->islands(), true ) ) {
			return null;
		}
		return $this->needs_of( array( $name ), true );
	}

	/**
	 * Returns the scripts of some islands that the page has not printed.
	 *
	 * @param list<string> $names     Names of islands and scripts.
	 * @param bool         $anonymous True if inline scripts must not contain the visitor's data.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string}>}
	 */
	private function needs_of( array $names, bool $anonymous ): array {
		$lazy    = new LazyScripts( wp_scripts(), $anonymous, $this->texts );
		$styles  = new LazyStyles( wp_styles() );
		$needs   = array();
		$scripts = array();
		foreach ( $names as $name ) {
			$handles = $lazy->needed_for( self::HANDLE . $name );
			if ( null === $handles ) {
				continue;
			}
			foreach ( $this->added_scripts[ $name ] ?? array() as $added ) {
				$handles = array_values( array_unique( array_merge( $handles, $lazy->needed_for( $added ) ?? array() ) ) );
			}
			$needs[ $name ] = $handles;
			foreach ( array_diff( $handles, array_keys( $scripts ) ) as $handle ) {
				$scripts[ $handle ] = $lazy->script( $handle ) + $styles->style_of( $handle );
			}
		}
		return array(
			'needs'   => $needs,
			'scripts' => $scripts,
		);
	}

	/**
	 * Returns the scripts that the page's catalogue islands request later.
	 *
	 * @return list<string>
	 */
	private function catalogue_later(): array {
		return array() === array_intersect( self::ON_CATALOGUE, array_keys( $this->on_page ) ) ? array() : self::CATALOGUE_DEFERRED;
	}
}
