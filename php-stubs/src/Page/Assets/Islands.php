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

	private Build $build;
	private ScriptRegister $scripts;
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
	 * What of their dependencies is left out, by handle of another plugin's script that loads with an island, by island.
	 *
	 * @var array<string, array<string, list<string>>>
	 */
	private array $added_scripts = array();

	public function __construct( Build $build, ScriptRegister $scripts, DeferredTranslations $texts ) {
		$this->build   = $build;
		$this->scripts = $scripts;
		$this->texts   = $texts;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_assets' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'add_boot' ) );
		add_action( 'wp_print_footer_scripts', array( $this, 'move_boot_to_end' ), self::BEFORE_PRINTING );
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
	}

	/** Registers the built assets, with handles that other plugins may depend on. */
	public function register_assets(): void {
		foreach ( ScriptRegister::BUNDLES as $bundle ) {
			// webpack's asset data lists no dependencies of these chunks, but wp-i18n has to run before them.
			$this->build->register_script( self::HANDLE . $bundle, $bundle, array( 'wp-i18n' ) );
		}
		$this->texts->register_script();
		foreach ( $this->scripts->names() as $name ) {
			$before = $this->scripts->before( $name );
			$this->build->register_script( self::HANDLE . $name, $name, '' === $before ? array() : array( self::HANDLE . $before ) );
			$this->build->register_style( self::HANDLE . $name, $name );
		}
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

	/**
	 * Returns the URLs of the chunks, which the scripts load.
	 *
	 * @return list<string>
	 */
	public function chunk_urls(): array {
		return $this->build->chunk_urls();
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
		foreach ( $this->scripts->later( $name ) as $later ) {
			$this->allowed[ $later ] = true;
		}
		wp_enqueue_style( self::HANDLE . $name );
		$this->add_boot();
		foreach ( $this->scripts->with( $name ) as $companion ) {
			wp_enqueue_script( self::HANDLE . $companion );
		}
	}

	/** Adds a script of src/site that the page may need, with its style sheet: the boot data then lists its URL. */
	public function allow_script_with_style( string $name ): void {
		$this->allow_script( $name );
		wp_enqueue_style( self::HANDLE . $name );
	}

	/**
	 * Adds a script like allow_script_with_style(), for one whose elements do not exist before it runs: its style sheet loads
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
	 * @param list<string> $without Dependencies that they name and do not need.
	 */
	public function add_scripts( string $name, array $handles, array $without = array() ): void {
		$this->added_scripts[ $name ] = array_merge( $this->added_scripts[ $name ] ?? array(), array_fill_keys( $handles, $without ) );
	}

	/** True if an island of this name has been rendered on the page so far. */
	public function has( string $name ): bool {
		return isset( $this->on_page[ $name ] );
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
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string, optional?: true}>}
	 *         Handles in execution order by name of the island or of a script that it requests later, and scripts by
	 *         handle.
	 */
	public function deferred_scripts( bool $anonymous, array $more = array() ): array {
		return $this->needs_of( array_merge( array_keys( $this->on_page + $this->allowed ), $more ), $anonymous );
	}

	/**
	 * Returns the scripts that an island or another script needs on a page whose boot data does not list it.
	 *
	 * @param string $name Name of the island or script.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string, optional?: true}>}|null
	 *         As deferred_scripts(), the same for every visitor; null if there is no such script, or if it cannot load
	 *         later.
	 */
	public function scripts_of( string $name ): ?array {
		return $this->scripts->is_insertable( $name ) ? $this->needs_of( array( $name ), true ) : null;
	}

	/**
	 * Returns the scripts of some islands that the page has not printed.
	 *
	 * @param list<string> $names     Names of islands and scripts.
	 * @param bool         $anonymous True if inline scripts must not contain the visitor's data.
	 * @return array{needs: array<string, list<string>>, scripts: array<string, array{src: string, before?: string, after?: string, style?: string, optional?: true}>}
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
			$own = $handles;
			foreach ( $this->added_scripts[ $name ] ?? array() as $added => $without ) {
				$handles = array_values( array_unique( array_merge( $handles, array_diff( $lazy->needed_for( $added ) ?? array(), $without ) ) ) );
			}
			$needs[ $name ] = $handles;
			foreach ( array_diff( $handles, array_keys( $scripts ) ) as $handle ) {
				$scripts[ $handle ] = $lazy->script( $handle ) + $styles->style_of( $handle ) + ( in_array( $handle, $own, true ) ? array() : array( 'optional' => true ) );
			}
		}
		return array(
			'needs'   => $needs,
			'scripts' => $scripts,
		);
	}
}
