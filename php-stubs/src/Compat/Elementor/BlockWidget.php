<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use Elementor\Plugin;
use Elementor\Widget_Base;
use StorefrontIslands\Editor\Preview\Preview;
use StorefrontIslands\Html\BlockNames;
use StorefrontIslands\Page\Shortcodes\BlockHtml;

defined( 'ABSPATH' ) || exit;

/**
 * One class for all blocks: the block's name is an argument of the widget's type, which Elementor passes to each widget on
 * a page. It may be loaded in Elementor's hooks only, as it extends its class.
 */
final class BlockWidget extends Widget_Base {
	/** Name of the argument with the block's full name. */
	public const BLOCK = 'storefront_block';

	/** Name of the argument with what all widgets share. */
	public const WIDGETS = 'storefront_widgets';

	private \WP_Block_Type $block;
	private Widgets $widgets;

	/**
	 * @param array<string, mixed>      $data Saved data of a widget; empty for its type.
	 * @param array<string, mixed>|null $args Arguments of the widget's type.
	 * @throws \InvalidArgumentException For a block that does not exist.
	 */
	public function __construct( $data = array(), $args = null ) {
		$name   = $args[ self::BLOCK ] ?? null;
		$block  = is_string( $name ) ? \WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
		$shared = $args[ self::WIDGETS ] ?? null;
		if ( null === $block || ! $shared instanceof Widgets ) {
			throw new \InvalidArgumentException( 'No such block.' );
		}
		$this->block   = $block;
		$this->widgets = $shared;
		parent::__construct( $data, $args );
	}

	/** Returns the name of the widget. */
	public function get_name(): string {
		return BlockNames::widget( $this->block->name );
	}

	/** Returns the title in the panel. */
	public function get_title(): string {
		return $this->block->title;
	}

	/** Returns the icon in the panel. */
	public function get_icon(): string {
		return WidgetIcons::of( BlockNames::short( $this->block->name ) );
	}

	/**
	 * Returns the categories in the panel.
	 *
	 * @return list<string>
	 */
	public function get_categories(): array {
		return array( Widgets::CATEGORY );
	}

	/**
	 * Returns the words by which the widget is found in the panel.
	 *
	 * @return list<string>
	 */
	public function get_keywords(): array {
		return array_values( $this->block->keywords );
	}

	/**
	 * Returns the handles of the style sheets.
	 *
	 * @return list<string>
	 */
	public function get_style_depends(): array {
		return WidgetStyles::of( $this->block );
	}

	/** True if Elementor wraps the content in one more element, which newer markup does without. */
	public function has_widget_inner_wrapper(): bool {
		return ! Plugin::$instance->experiments->is_feature_active( 'e_optimized_markup' );
	}

	/**
	 * Returns true: what is printed may belong to one visitor, and each rendering adds the island's scripts to its page.
	 * Elementor's element cache must not store it.
	 */
	protected function is_dynamic_content(): bool {
		return true;
	}

	protected function register_controls(): void {
		$controls = new Controls( $this->widgets->options() );
		$texts    = Controls::of_texts( $this->block );
		$inside   = BlockHtml::holds( $this->block->name ) ? array( Controls::INSIDE => InsideControl::of( $this->block->name ) ) : array();
		$this->add_section( 'section_block', __( 'Settings', 'storefront-islands' ), 'content', $inside + $controls->of( $this->block ) );
		if ( array() !== $texts ) {
			$this->add_section( 'section_texts', __( 'Texts', 'storefront-islands' ), 'content', $texts );
		}
		foreach ( StyleControls::of( $this->block ) as $id => $section ) {
			$this->start_controls_section( $id, array( 'label' => $section['label'], 'tab' => 'style' ) );
			foreach ( $section['controls'] as $name => $control ) {
				$this->add_style_control( $name, $control['kind'], $control['args'] );
			}
			$this->end_controls_section();
		}
	}

	/**
	 * Adds a section with controls.
	 *
	 * @param array<string, array<string, mixed>> $controls Controls by name; without any, there is no section.
	 */
	private function add_section( string $id, string $label, string $tab, array $controls ): void {
		if ( array() === $controls ) {
			return;
		}
		$this->start_controls_section( $id, array( 'label' => $label, 'tab' => $tab ) );
		foreach ( $controls as $name => $control ) {
			$this->add_control( $name, $control );
		}
		$this->end_controls_section();
	}

	/**
	 * Adds a control of StyleControls.
	 *
	 * @param array<string, mixed> $args Its arguments.
	 */
	private function add_style_control( string $name, string $kind, array $args ): void {
		if ( 'group' === $kind ) {
			$group = is_string( $args['group'] ?? null ) ? $args['group'] : '';
			$this->add_group_control( $group, array( 'name' => $name ) + array_diff_key( $args, array( 'group' => true ) ) );
		} elseif ( 'responsive' === $kind ) {
			$this->add_responsive_control( $name, $args );
		} else {
			$this->add_control( $name, $args );
		}
	}

	/** Prints what the block prints; in the editor a preview of it. */
	protected function render(): void {
		$settings = $this->get_settings_for_display();
		$settings = is_array( $settings ) ? $settings : array();
		$values   = AttributeValues::of( $this->block, $settings );
		$written  = $settings[ Controls::INSIDE ] ?? '';
		$inside   = is_string( $written ) && BlockHtml::holds( $this->block->name ) ? BlockHtml::inside( $written ) : '';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks encode every text and address.
		echo Plugin::$instance->editor->is_edit_mode() ? $this->widgets->preview()->html( $this->block, $values, Preview::without_islands( $inside ) ) : BlockHtml::of( $this->block->name, $values, $inside );
	}

	/** Prints nothing: Elementor stores this text in the page's content, where nothing of a visitor may stand. */
	public function render_plain_content(): void {
	}
}
