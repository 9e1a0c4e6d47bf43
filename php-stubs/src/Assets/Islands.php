<?php
/**
 * The scripts and styles of the islands on a page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Assets;

defined( 'ABSPATH' ) || exit;

/** Knows which islands stand on the page that is being made, and gives them what they need: at once, or a list for later. */
final class Islands {
	/** Prefix of the handles of scripts and styles. */
	private const HANDLE = 'storefront-islands-';

	/**
	 * Islands with schedule 'now' in src/islands: their scripts stand in the page, where the browser finds them before
	 * any script has run.
	 */
	private const AT_ONCE = array( 'cart', 'checkout' );

	/** What is built in one piece, without shared.js (webpack.config.js): the checkout, and what needs no React. */
	private const IN_ONE_PIECE = array(
		'checkout',
		'action-links',
		'held-adds',
		'lightbox',
		'menu',
		'open-attempt',
		'plugins',
		'popups',
		'popup-dialog',
		'preferences',
		'recording',
		'translation',
	);

	/** Islands that need more of their page than scripts: payment methods. One that is inserted later stays as the server made it. */
	private const NEVER_LATER = array( 'checkout', 'plugins' );

	/** Islands that stand on catalogue.js instead of shared.js (webpack.config.js). */
	private const ON_CATALOGUE = array( 'active-filters', 'filter-list', 'price-filter', 'product-grid', 'search' );

	/** Scripts that islands on catalogue.js ask boot for once they are awake (src/islands/shared). */
	private const CATALOGUE_LATER = array( 'catalogue-filtering', 'catalogue-grids', 'catalogue-terms' );

	/** Scripts that stand on the page of an island, so that they answer its first touch. */
	private const BESIDE = array( 'add-to-cart' => 'held-adds' );

	/** Further scripts that an island asks for once it is touched. */
	private const BRINGS = array( 'search' => array( 'preferences' ) );

	/**
	 * The built scripts.
	 *
	 * @var Build
	 */
	private $build;

	/**
	 * What scripts that load later say in the page's language.
	 *
	 * @var LaterTexts
	 */
	private $texts;

	/**
	 * Names of the islands on this page, as keys.
	 *
	 * @var array<string, true>
	 */
	private $on_page = array();

	/**
	 * Names of further scripts that boot may load on this page, as keys.
	 *
	 * @var array<string, true>
	 */
	private $wanted = array();

	/**
	 * Island to handles of other plugins' scripts that come with it.
	 *
	 * @var array<string, list<string>>
	 */
	private $brought = array();

	/**
	 * Takes the build and its translations.
	 *
	 * @param Build      $build The built scripts.
	 * @param LaterTexts $texts What scripts that load later say in the page's language.
	 */
	public function __construct( Build $build, LaterTexts $texts ) {
		$this->build = $build;
		$this->texts = $texts;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'init', array( $this, 'register_assets' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'add_boot' ) );
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		add_action( 'storefront_islands_script_wanted', array( $this, 'want' ) );
	}

	/** Registers what was built, under handles that other plugins may depend on. */
	public function register_assets(): void {
		$this->build->register_script( self::HANDLE . 'boot', 'boot' );
		$boot = array( self::HANDLE . 'boot' );
		$this->build->register_script( self::HANDLE . 'fragments', 'fragments', $boot );
		foreach ( array( 'shared', 'catalogue' ) as $shared ) {
			// What webpack knows of them names no dependencies; that they speak must be known before they run.
			$this->build->register_script( self::HANDLE . $shared, $shared, array_merge( $boot, array( 'wp-i18n' ) ) );
		}
		$this->texts->register_script();
		foreach ( $this->build->islands() as $name ) {
			$this->build->register_script( self::HANDLE . $name, $name, $this->before( $name ) );
			$this->build->register_style( self::HANDLE . $name, $name );
		}
	}

	/**
	 * Our own scripts that an island's script needs before it.
	 *
	 * @param string $name The island's name.
	 * @return list<non-empty-string> Handles.
	 */
	private function before( string $name ): array {
		$boot = self::HANDLE . 'boot';
		if ( in_array( $name, self::IN_ONE_PIECE, true ) ) {
			return array( $boot );
		}
		return array( $boot, self::HANDLE . ( in_array( $name, array_merge( self::ON_CATALOGUE, self::CATALOGUE_LATER ), true ) ? 'catalogue' : 'shared' ) );
	}

	/** Every page has boot: its links may lead to anchors and actions, and islands may be inserted later. */
	public function add_boot(): void {
		wp_enqueue_script( self::HANDLE . 'boot' );
	}

	/** Whether boot comes to the page, and nobody has taken it away. */
	public function has_boot(): bool {
		return wp_script_is( self::HANDLE . 'boot', 'enqueued' );
	}

	/**
	 * An island stands on the page.
	 *
	 * @param string $name Its name.
	 */
	public function add( string $name ): void {
		if ( isset( $this->on_page[ $name ] ) ) {
			return;
		}
		$this->on_page[ $name ] = true;
		foreach ( self::BRINGS[ $name ] ?? array() as $later ) {
			$this->wanted[ $later ] = true;
		}
		wp_enqueue_style( self::HANDLE . $name );
		$this->add_boot();
		if ( isset( self::BESIDE[ $name ] ) ) {
			wp_enqueue_script( self::HANDLE . self::BESIDE[ $name ] );
		}
		if ( in_array( $name, self::AT_ONCE, true ) ) {
			wp_enqueue_script( self::HANDLE . $name );
		}
	}

	/**
	 * A script of src/site may be needed on the page: boot is to know where it is.
	 *
	 * @param string $name Its folder's name.
	 */
	public function want( string $name ): void {
		$this->announce( $name );
		wp_enqueue_style( self::HANDLE . $name );
	}

	/**
	 * The same, where nothing on the page looks like it before the script is there: the style sheet comes with it.
	 *
	 * @param string $name Its folder's name.
	 */
	public function announce( string $name ): void {
		$this->wanted[ $name ] = true;
		$this->add_boot();
	}

	/**
	 * Scripts of other plugins come to the page with an island's own, behind them.
	 *
	 * @param string       $name    The island's name.
	 * @param list<string> $handles Registered handles.
	 */
	public function bring( string $name, array $handles ): void {
		$this->brought[ $name ] = array_merge( $this->brought[ $name ] ?? array(), $handles );
	}

	/** Whether an island stands on the page, as far as it has been made. */
	public function are_on_page(): bool {
		return array() !== $this->on_page;
	}

	/**
	 * What each island on the page has yet to load. To be asked when WordPress has printed all scripts.
	 *
	 * @param bool $anonymous Whether the page may be cached, so that inline scripts must say nothing about the visitor.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string}>}
	 *         Name of an island, or of what it asks for later, to handles in the order in which they must run, and handle to script.
	 */
	public function yet_to_load( bool $anonymous ): array {
		return $this->needs_of( array_merge( array_keys( $this->on_page + $this->wanted ), $this->catalogue_later(), $this->fragments() ), $anonymous );
	}

	/**
	 * What an island or another script needs that comes to a page which was not told of it.
	 *
	 * @param string $name Its name.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string}>}|null
	 *         As yet_to_load(), the same for everybody; null where there is nothing of that name to be had.
	 */
	public function needed_later( string $name ): ?array {
		if ( in_array( $name, self::NEVER_LATER, true ) || ! in_array( $name, $this->build->islands(), true ) ) {
			return null;
		}
		return $this->needs_of( array( $name ), true );
	}

	/**
	 * What names need that the page has not printed.
	 *
	 * @param list<string> $names     Names of islands and scripts.
	 * @param bool         $anonymous Whether inline scripts must say nothing about the visitor.
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
			foreach ( $this->brought[ $name ] ?? array() as $brought ) {
				$handles = array_values( array_unique( array_merge( $handles, $lazy->needed_for( $brought ) ?? array() ) ) );
			}
			// What loads them needs not be loaded.
			$handles        = array_values( array_diff( $handles, array( self::HANDLE . 'boot' ) ) );
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
	 * The scripts that the page's islands will ask for.
	 *
	 * @return list<string>
	 */
	private function catalogue_later(): array {
		return array() === array_intersect( self::ON_CATALOGUE, array_keys( $this->on_page ) ) ? array() : self::CATALOGUE_LATER;
	}

	/**
	 * The script for regions of the classic cart widget, which boot loads where it finds one; not where WooCommerce's own
	 * script serves them, nor where nothing else of ours is on the page.
	 *
	 * @return list<string>
	 */
	private function fragments(): array {
		return wp_script_is( 'wc-cart-fragments', 'done' ) || ! $this->are_on_page() ? array() : array( 'fragments' );
	}
}
