<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Elementor\Elements_Manager;
use Elementor\Plugin;
use Elementor\Widgets_Manager;
use ElementorPro\Modules\ThemeBuilder\Module;
use StorefrontIslands\Compat\Elementor\AttributeValues;
use StorefrontIslands\Compat\Elementor\BlockWidget;
use StorefrontIslands\Compat\Elementor\ControlLabels;
use StorefrontIslands\Compat\Elementor\Controls;
use StorefrontIslands\Compat\Elementor\ListControls;
use StorefrontIslands\Compat\Elementor\OptionLabels;
use StorefrontIslands\Compat\Elementor\SiteOptions;
use StorefrontIslands\Compat\Elementor\StyleControls;
use StorefrontIslands\Compat\Elementor\Widgets;
use StorefrontIslands\Html\BlockNames;
use StorefrontIslands\Page\Content\PrivateBlocks;
use WP_Block_Type;
use WP_Block_Type_Registry;

if ( ! class_exists( 'Elementor\Widget_Base' ) ) {
	require dirname( __DIR__ ) . '/fixtures/elementor/stand-ins.php';
}

/** Tests the widgets of Elementor, on stand-ins of its classes. */
final class ElementorTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		Plugin::$instance = new Plugin();
	}

	private static function block( string $name ): WP_Block_Type {
		return WP_Block_Type_Registry::get_instance()->get_registered( "storefront-islands/$name" );
	}

	/** Returns the blocks that may stand in any place, by their short names. */
	private static function blocks(): array {
		$blocks = BlockNames::standalone();
		return array_combine( array_map( static fn( WP_Block_Type $block ): string => BlockNames::short( $block->name ), $blocks ), $blocks );
	}

	private static function controls( string $name ): array {
		return ( new Controls( new SiteOptions( self::site_shop(), true ) ) )->of( self::block( $name ) );
	}

	private static function widgets(): Widgets {
		$renderer = ( new \ReflectionFunction( self::block( 'cart' )->render_callback ) )->getClosureThis();
		return new Widgets( self::site_shop(), $renderer );
	}

	private static function widget( string $name, array $settings = array() ): BlockWidget {
		return new BlockWidget( array( 'settings' => $settings ), array( BlockWidget::BLOCK => "storefront-islands/$name", BlockWidget::WIDGETS => self::widgets() ) );
	}

	private static function printed( string $name, array $settings = array() ): string {
		return self::printed_by( array( self::widget( $name, $settings ), 'print_content' ) );
	}

	private static function edit(): void {
		Plugin::$instance->editor->is_editing = true;
		wp_set_current_user( 1 );
	}

	public function test_every_block_that_may_stand_in_any_place_is_a_widget(): void {
		$widgets = new Widgets_Manager();
		self::widgets()->add_widgets( $widgets );
		self::assertGreaterThan( 15, count( $widgets->types ) );
		self::assertSame( array_map( static fn( WP_Block_Type $block ): string => BlockNames::widget( $block->name ), BlockNames::standalone() ), array_keys( $widgets->types ) );
		self::assertArrayNotHasKey( 'storefront-islands-area', $widgets->types );
		$cart = $widgets->types['storefront-islands-cart'];
		self::assertSame( array( self::block( 'cart' )->title, self::block( 'cart' )->keywords ), array( $cart->get_title(), $cart->get_keywords() ) );
		self::assertContains( 'storefront-islands-cart', $cart->get_style_depends() );
		self::assertStringStartsWith( 'eicon-', $cart->get_icon() );
		$elements = new Elements_Manager();
		self::widgets()->add_category( $elements );
		self::assertSame( $cart->get_categories(), array_keys( $elements->categories ) );
	}

	public function test_the_element_cache_stores_no_widget(): void {
		foreach ( array_keys( self::blocks() ) as $name ) {
			self::assertFalse( self::widget( $name )->is_cached(), $name );
		}
	}

	public function test_every_attribute_of_every_block_has_a_control_with_a_label_or_is_left_out(): void {
		foreach ( self::blocks() as $name => $block ) {
			$controls = self::controls( $name );
			foreach ( array_diff( array_keys( $block->attributes ), Controls::LEFT_OUT ) as $attribute ) {
				self::assertArrayHasKey( $attribute, $controls, "$name: $attribute" );
				self::assertArrayHasKey( $attribute, ControlLabels::all(), "$name: $attribute has no label" );
				$schema = $block->attributes[ $attribute ];
				foreach ( $schema['enum'] ?? $schema['items']['enum'] ?? array() as $value ) {
					self::assertArrayHasKey( $value, OptionLabels::all()[ $attribute ] ?? array(), "$name: $attribute=$value has no label" );
				}
			}
		}
	}

	public function test_the_type_of_an_attribute_decides_the_kind_of_its_control(): void {
		$grid     = self::controls( 'product-grid' );
		$types    = array( 'showPrice' => 'switcher', 'columns' => 'number', 'title' => 'text', 'orderBy' => 'select' );
		$defaults = array( 'showPrice' => 'yes', 'paginate' => '', 'columns' => 4 );
		self::assertSame( $types, array_map( static fn( string $name ): string => $grid[ $name ]['type'], array_combine( array_keys( $types ), array_keys( $types ) ) ) );
		foreach ( $defaults as $name => $default ) {
			self::assertSame( $default, $grid[ $name ]['default'], $name );
		}
		self::assertTrue( $grid['title']['dynamic']['active'] );
		self::assertSame( self::block( 'product-grid' )->attributes['orderBy']['enum'], array_map( 'strval', array_keys( $grid['orderBy']['options'] ) ) );
		self::assertTrue( $grid['stockStatus']['multiple'] );
		self::assertSame( array( 'collection' => 'hand-picked' ), $grid['products']['condition'] );
		self::assertGreaterThan( 10, count( $grid['products']['options'] ) );
		self::assertArrayHasKey( 'pa_color', self::controls( 'filter-list' )['taxonomy']['options'] );
		self::assertArrayHasKey( 'product_cat', self::controls( 'taxonomy-filter' )['taxonomy']['options'] );
	}

	public function test_the_defaults_of_all_controls_are_the_defaults_of_the_block(): void {
		foreach ( self::blocks() as $name => $block ) {
			$defaults = array_map( static fn( array $control ) => $control['default'] ?? '', self::controls( $name ) );
			foreach ( AttributeValues::of( $block, $defaults ) as $attribute => $value ) {
				self::assertSame( $block->attributes[ $attribute ]['default'], $value, "$name: $attribute" );
			}
		}
	}

	public function test_on_a_page_no_choices_of_the_site_are_read(): void {
		$queries = get_num_queries();
		( new Controls( new SiteOptions( self::site_shop(), false ) ) )->of( self::block( 'product-grid' ) );
		self::assertSame( $queries, get_num_queries() );
	}

	public function test_settings_become_attributes_of_the_types_of_block_json(): void {
		$set = array( 'title' => 'Mugs', 'columns' => '3', 'products' => array( '12', '14' ), 'onSale' => '', 'stockStatus' => array( 'instock' ), 'showPrice' => 'yes' );
		self::assertSame(
			array( 'title' => 'Mugs', 'columns' => 3, 'products' => array( 12, 14 ), 'onSale' => false, 'stockStatus' => array( 'instock' ), 'showPrice' => true ),
			AttributeValues::of( self::block( 'product-grid' ), $set + array( 'orderBy' => 'sideways', 'perPage' => '', 'tags' => array( 'x' ), '_margin' => '3' ) )
		);
		self::assertSame(
			array( 'texts' => array( 'proceed' => 'On we go' ) ),
			AttributeValues::of( self::block( 'cart' ), array( 'texts_proceed' => 'On we go', 'texts_totals' => ' ', 'texts' => array( 'x' => 'y' ) ) ),
			'texts are one attribute without those that are not written'
		);
	}

	public function test_rows_become_links_in_levels_and_triggers_with_the_fields_of_their_kind(): void {
		$row   = static fn( string $label, string $level ): array => array( '_id' => 'a', 'label' => $label, 'url' => '/', 'level' => $level );
		$links = ListControls::value( 'items', array( $row( 'A', '0' ), $row( 'B', '1' ), $row( 'C', '2' ), $row( 'D', '0' ) ) );
		self::assertSame( array( 'A', 'D' ), array_column( $links, 'label' ) );
		self::assertSame( 'C', $links[0]['entries'][0]['entries'][0]['label'] );
		self::assertSame( array( 'B' ), array_column( ListControls::value( 'items', array( $row( 'B', '2' ) ) ), 'label' ), 'a first row has no level above it' );
		$triggers = array( array( 'kind' => 'load', 'seconds' => '7', 'selector' => 'x' ), array( 'kind' => 'exit', 'seconds' => 5 ), array( 'kind' => 'never' ) );
		self::assertSame( array( array( 'kind' => 'load', 'seconds' => 7 ), array( 'kind' => 'exit' ) ), ListControls::value( 'triggers', $triggers ) );
	}

	public function test_a_widget_prints_what_the_block_prints(): void {
		$printed = self::printed( 'product-grid', array( 'columns' => 2, 'perPage' => 3, 'title' => 'From a widget' ) );
		self::assertStringContainsString( 'From a widget', $printed );
		self::assertSame( 3, substr_count( $printed, '<li class="storefront-product-card' ) );
		self::assertStringContainsString( 'data-island', self::printed( 'search' ) );
		self::assertStringContainsString( 'data-island="price-filter"', self::printed( 'filters', array( Controls::INSIDE => '[storefront_price_filter /]' ) ) );
	}

	public function test_previews_show_sample_data_and_have_no_islands(): void {
		self::edit();
		$added = did_action( 'storefront_islands_island_rendered' );
		foreach ( array_keys( self::blocks() ) as $name ) {
			$preview = self::printed( $name );
			self::assertMatchesRegularExpression( '/^<div class="storefront-islands-preview" inert>/', $preview, $name );
			self::assertDoesNotMatchRegularExpression( '/<script|<noscript|data-island|data-props|<form[^>]*\saction=/', $preview, $name );
			self::assertMatchesRegularExpression( '/>[^<\s][^<]+</', $preview, "$name shows something" );
		}
		self::assertSame( $added, did_action( 'storefront_islands_island_rendered' ), 'no island is added to the page' );
		foreach ( array( 'cart' => 'Beanie', 'purchase-summary' => '1042', 'add-to-cart' => 'storefront-add-to-cart' ) as $name => $sample ) {
			self::assertStringContainsString( $sample, self::printed( $name ) );
		}
		Plugin::$instance->editor->is_editing = false;
		self::assertStringNotContainsString( '1042', self::printed( 'purchase-summary' ), 'the shop of the site is back' );
	}

	public function test_templates_of_the_theme_builder_make_a_page_private(): void {
		$template = self::post();
		$holds    = static fn( string $widget ) => update_post_meta( $template, '_elementor_data', wp_slash( "[{\"widgetType\":\"storefront-islands-$widget\"}]" ) );
		$private  = new PrivateBlocks();
		try {
			$holds( 'cart' );
			self::assertFalse( $private->in_theme_builder() );
			foreach ( array( 'header', 'footer', 'single', 'archive', 'popup' ) as $location ) {
				Module::$documents = array( $location => array( $template => (object) array() ) );
				self::assertTrue( $private->in_theme_builder(), $location );
			}
			$holds( 'menu' );
			self::assertFalse( $private->in_theme_builder() );
		} finally {
			Module::$documents = array();
		}
	}

	public function test_styles_set_the_custom_properties_of_the_style_sheets(): void {
		$tokens = file_get_contents( dirname( __DIR__, 2 ) . '/blocks/shared/styles/_tokens.scss' );
		foreach ( self::blocks() as $block ) {
			foreach ( StyleControls::of( $block ) as $section ) {
				foreach ( $section['controls'] as $name => $control ) {
					foreach ( $control['args']['selectors'] ?? array( $control['args']['selector'] => '' ) as $selector => $rule ) {
						self::assertStringStartsWith( '{{WRAPPER}} ', $selector, $name );
						preg_match( '/^(--[a-z-]+):/', $rule, $property );
						$own = isset( $property[1] ) && 1 !== preg_match( '/chip|mini-cart/', $property[1] );
						self::assertTrue( ! $own || false !== strpos( $tokens, "$property[1]:" ) || false !== strpos( $tokens, "$property[1])" ), "$name: nobody reads $rule" );
					}
				}
			}
		}
		$widget = self::widget( 'mini-cart' );
		$widget->collect_controls();
		self::assertTrue( $widget->controls['style_gap']['responsive'] );
		self::assertSame( 'typography', $widget->controls['style_text_typography']['group'] );
		self::assertSame( 'style', $widget->sections['style_colors']['tab'] );
		self::assertArrayHasKey( 'texts_title', $widget->controls );
	}
}
